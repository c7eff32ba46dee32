CREATE TABLE "known_networks" (
	"account_id" integer NOT NULL,
	"mark" text NOT NULL,
	"last_used" timestamp with time zone NOT NULL,
	CONSTRAINT "known_networks_account_id_mark_pk" PRIMARY KEY("account_id","mark")
);
--> statement-breakpoint
CREATE INDEX "known_networks_last_used" ON "known_networks" USING btree ("last_used");