CREATE TABLE "notification_settings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"type" text NOT NULL,
	"days_in_advance" integer NOT NULL,
	"email" boolean NOT NULL,
	"sms" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reminders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"type" text NOT NULL,
	"subject_id" integer NOT NULL,
	"ends" date NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "headers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_account_id_customer_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_account_id_customer_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notification_settings_account_type" ON "notification_settings" USING btree ("account_id","type");--> statement-breakpoint
CREATE INDEX "notification_settings_by_mail" ON "notification_settings" USING btree ("type","days_in_advance") WHERE "notification_settings"."email";--> statement-breakpoint
CREATE UNIQUE INDEX "reminders_once" ON "reminders" USING btree ("account_id","type","subject_id","ends");--> statement-breakpoint
CREATE INDEX "reminders_ends" ON "reminders" USING brin ("ends");--> statement-breakpoint
CREATE INDEX "customer_cards_active_valid_to" ON "customer_cards" USING btree ("valid_to") WHERE "customer_cards"."state" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "ticket_fares_sold_valid_to" ON "ticket_fares" USING btree ("valid_to") WHERE not "ticket_fares"."cancelled";