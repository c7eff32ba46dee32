CREATE TABLE "card_application_attachments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "card_application_attachments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" integer NOT NULL,
	"is_profile_one" boolean NOT NULL,
	"attachment_type_id" integer NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"file_id" uuid NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "card_application_attachments_type" UNIQUE("application_id","is_profile_one","attachment_type_id")
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_application_attachments" ADD CONSTRAINT "card_application_attachments_application_id_card_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."card_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_application_attachments" ADD CONSTRAINT "card_application_attachments_attachment_type_id_attachment_types_id_fk" FOREIGN KEY ("attachment_type_id") REFERENCES "public"."attachment_types"("id") ON DELETE no action ON UPDATE no action;