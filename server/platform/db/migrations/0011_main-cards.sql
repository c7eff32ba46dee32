DROP INDEX "customer_cards_one_active";--> statement-breakpoint
ALTER TABLE "customer_cards" ADD COLUMN "main" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_cards" ADD COLUMN "deleted" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "customer_cards_one_main" ON "customer_cards" USING btree ("customer_id") WHERE "customer_cards"."state" = 'ACTIVE' and "customer_cards"."main";