ALTER TABLE "account_links" ADD COLUMN "flow_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "account_links_flow" ON "account_links" USING btree ("account_id","flow_id");