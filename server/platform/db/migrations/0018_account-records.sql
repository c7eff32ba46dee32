CREATE TABLE "log_ins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "log_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_agent" text,
	"telephone_application" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sent_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"sent" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "log_ins_account" ON "log_ins" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "log_ins_at" ON "log_ins" USING brin ("at");--> statement-breakpoint
CREATE INDEX "sent_mails_account" ON "sent_mails" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sent_mails_sent" ON "sent_mails" USING brin ("sent");