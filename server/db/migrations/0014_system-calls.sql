ALTER TABLE "customer_cards" ADD COLUMN "chip_number" text;--> statement-breakpoint
CREATE INDEX "customer_accounts_created" ON "customer_accounts" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "customer_accounts_verified_created" ON "customer_accounts" USING btree ("verified","created","id");--> statement-breakpoint
CREATE INDEX "customer_accounts_verified_username" ON "customer_accounts" USING btree ("verified",lower("username"));--> statement-breakpoint
CREATE INDEX "customer_accounts_words" ON "customer_accounts" USING gin (to_tsvector('simple', regexp_replace("username", '[^0-9A-Za-z]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "customers_birth_day" ON "customers" USING btree ("birth_day");--> statement-breakpoint
ALTER TABLE "customer_cards" ADD CONSTRAINT "customer_cards_chipNumber_unique" UNIQUE("chip_number");