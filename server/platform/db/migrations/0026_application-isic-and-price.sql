ALTER TABLE "card_applications" ADD COLUMN "isic_number" text;--> statement-breakpoint
ALTER TABLE "card_applications" ADD COLUMN "price" integer;