CREATE TABLE "card_application_profiles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_application_profiles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"position" integer NOT NULL,
	"customer_profile_id" integer NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"confirmation_checked" date
);
--> statement-breakpoint
ALTER TABLE "card_applications" ADD COLUMN "keep_photo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "card_applications" ADD COLUMN "customer_changes" jsonb;--> statement-breakpoint
ALTER TABLE "card_applications" ADD COLUMN "contact_me_if_card_found" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "card_applications" ADD COLUMN "recipient_address" jsonb;--> statement-breakpoint
ALTER TABLE "card_applications" ADD COLUMN "delivery_branch_office_id" integer;--> statement-breakpoint
ALTER TABLE "card_applications" ADD COLUMN "eshop" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "card_applications" ADD COLUMN "checked_by" text;--> statement-breakpoint
ALTER TABLE "card_applications" ADD COLUMN "checked_date" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "card_applications" ADD COLUMN "card_for_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "card_applications" ADD COLUMN "marketing_consent" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "card_applications" ADD COLUMN "card_id" integer;--> statement-breakpoint
ALTER TABLE "card_application_profiles" ADD CONSTRAINT "card_application_profiles_application_id_card_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."card_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_application_profiles" ADD CONSTRAINT "card_application_profiles_customer_profile_id_customer_profiles_id_fk" FOREIGN KEY ("customer_profile_id") REFERENCES "public"."customer_profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "card_application_profiles_position" ON "card_application_profiles" USING btree ("application_id","position");--> statement-breakpoint
ALTER TABLE "card_applications" ADD CONSTRAINT "card_applications_delivery_branch_office_id_branch_offices_id_fk" FOREIGN KEY ("delivery_branch_office_id") REFERENCES "public"."branch_offices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_applications" ADD CONSTRAINT "card_applications_card_id_customer_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."customer_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_applications_customer_serial" ON "card_applications" USING btree ("customer_id","serial_number" DESC NULLS LAST);