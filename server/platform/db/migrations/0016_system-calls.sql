ALTER TABLE "customer_cards" ADD COLUMN "chip_number" text;--> statement-breakpoint
CREATE INDEX "customer_accounts_listed" ON "customer_accounts" USING btree ((lower("username") collate "C")) WHERE "customer_accounts"."role" = 'CUSTOMER';--> statement-breakpoint
CREATE INDEX "customer_accounts_created" ON "customer_accounts" USING btree ("created","id") WHERE "customer_accounts"."role" = 'CUSTOMER';--> statement-breakpoint
CREATE INDEX "customer_accounts_verified_listed" ON "customer_accounts" USING btree ("verified",(lower("username") collate "C")) WHERE "customer_accounts"."role" = 'CUSTOMER';--> statement-breakpoint
CREATE INDEX "customer_accounts_verified_created" ON "customer_accounts" USING btree ("verified","created","id") WHERE "customer_accounts"."role" = 'CUSTOMER';--> statement-breakpoint
CREATE INDEX "customers_birth_day" ON "customers" USING btree ("birth_day");--> statement-breakpoint
ALTER TABLE "customer_cards" ADD CONSTRAINT "customer_cards_chipNumber_unique" UNIQUE("chip_number");