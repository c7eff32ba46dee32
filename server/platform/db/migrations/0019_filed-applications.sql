ALTER TABLE "customers" ADD COLUMN "isic_number" text;--> statement-breakpoint
ALTER TABLE "card_applications" ADD COLUMN "bank_card_id" integer;--> statement-breakpoint
ALTER TABLE "card_applications" ADD CONSTRAINT "card_applications_bank_card_id_customer_cards_id_fk" FOREIGN KEY ("bank_card_id") REFERENCES "public"."customer_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customers_isic_number" ON "customers" USING btree ("isic_number") WHERE "customers"."isic_number" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "card_applications_one_open" ON "card_applications" USING btree ("customer_id") WHERE "card_applications"."eshop" and "card_applications"."state" in ('WAITING_TO_BE_PRINTED', 'UNCHECKED_DATA');