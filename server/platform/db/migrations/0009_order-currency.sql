ALTER TABLE "orders" ADD COLUMN "currency" text DEFAULT 'CZK' NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "currency" = "settings"."value" #>> '{}' FROM "settings" WHERE "settings"."name" = 'currency';
