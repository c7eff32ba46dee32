ALTER TABLE "lapsed_cart_items" RENAME TO "expired_cart_items";--> statement-breakpoint
ALTER SEQUENCE "lapsed_cart_items_id_seq" RENAME TO "expired_cart_items_id_seq";--> statement-breakpoint
ALTER INDEX "lapsed_cart_items_pkey" RENAME TO "expired_cart_items_pkey";--> statement-breakpoint
ALTER INDEX "lapsed_cart_items_account" RENAME TO "expired_cart_items_account";--> statement-breakpoint
ALTER TABLE "expired_cart_items" RENAME CONSTRAINT "lapsed_cart_items_account_id_customer_accounts_id_fk" TO "expired_cart_items_account_id_customer_accounts_id_fk";--> statement-breakpoint
ALTER TABLE "customer_accounts" RENAME COLUMN "cart_lapsed_at" TO "cart_expired_at";--> statement-breakpoint
ALTER TABLE "payments" RENAME COLUMN "silences" TO "unanswered_checks";--> statement-breakpoint
ALTER TABLE "bank_card_tokenizations" RENAME COLUMN "silences" TO "unanswered_checks";--> statement-breakpoint
UPDATE "orders" SET "cancel_reason" = 'EXPIRED' WHERE "cancel_reason" = 'LAPSED';--> statement-breakpoint
UPDATE "order_events" SET "kind" = 'EXPIRED' WHERE "kind" = 'LAPSED';--> statement-breakpoint
UPDATE "settings" SET "name" = 'EXPIRED_CART_KEPT_IN_HOURS' WHERE "name" = 'LAPSED_CART_KEPT_IN_HOURS';--> statement-breakpoint
UPDATE "settings" SET "name" = 'INVOICE_EXPIRES_DAYS_AFTER_DUE' WHERE "name" = 'INVOICE_LAPSES_DAYS_AFTER_DUE';--> statement-breakpoint
UPDATE "setting_changes" SET "name" = 'EXPIRED_CART_KEPT_IN_HOURS' WHERE "name" = 'LAPSED_CART_KEPT_IN_HOURS';--> statement-breakpoint
UPDATE "setting_changes" SET "name" = 'INVOICE_EXPIRES_DAYS_AFTER_DUE' WHERE "name" = 'INVOICE_LAPSES_DAYS_AFTER_DUE';--> statement-breakpoint
UPDATE "account_events" SET "kind" = 'PERSONAL_DATA_SUBMITTED' WHERE "kind" = 'PERSONAL_DATA_HANDED_IN';
