-- Orders that were delivered before the moment of it was kept.
UPDATE "orders" SET "delivered_at" = coalesce("settled_at", "issued")
WHERE "state" = 'PAID' AND "delivered_at" IS NULL AND NOT EXISTS (
  SELECT 1 FROM "outbox" WHERE "outbox"."kind" = 'DELIVER_ORDER' AND "outbox"."subject_id" = "orders"."id" AND "outbox"."done" IS NULL
);
