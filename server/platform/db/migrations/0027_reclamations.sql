CREATE TABLE "reclamation_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reclamation_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reclamation_id" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text
);
--> statement-breakpoint
CREATE TABLE "reclamations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reclamations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "reclamations_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 260001 CACHE 1),
	"reclamation_number" text GENERATED ALWAYS AS ('R-' || number::text) STORED NOT NULL,
	"account_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"card_id" integer,
	"state" text NOT NULL,
	"contact" jsonb,
	"note" text,
	"answer" text,
	"fee" integer,
	"created" timestamp with time zone NOT NULL,
	"answer_by" date NOT NULL,
	"paid" timestamp with time zone,
	CONSTRAINT "reclamations_reclamationNumber_unique" UNIQUE("reclamation_number"),
	CONSTRAINT "reclamations_fee" CHECK ("reclamations"."fee" is null or ("reclamations"."fee" > 0 and "reclamations"."state" = 'FINALIZED'))
);
--> statement-breakpoint
ALTER TABLE "reclamation_events" ADD CONSTRAINT "reclamation_events_reclamation_id_reclamations_id_fk" FOREIGN KEY ("reclamation_id") REFERENCES "public"."reclamations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reclamations" ADD CONSTRAINT "reclamations_account_id_customer_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."customer_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reclamations" ADD CONSTRAINT "reclamations_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reclamations" ADD CONSTRAINT "reclamations_card_id_customer_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."customer_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reclamation_events_reclamation" ON "reclamation_events" USING btree ("reclamation_id","id");--> statement-breakpoint
CREATE INDEX "reclamations_account" ON "reclamations" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "reclamations_customer" ON "reclamations" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "reclamations_pending" ON "reclamations" USING btree ("id") WHERE "reclamations"."state" = 'PENDING';--> statement-breakpoint
CREATE UNIQUE INDEX "cart_items_one_reclamation" ON "cart_items" USING btree ("account_id",("payload"->>'reclamationNumber')) WHERE "cart_items"."type" = 'RECLAMATION';