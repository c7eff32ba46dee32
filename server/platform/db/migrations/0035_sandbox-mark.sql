-- A database in which the sandbox's operator exists was opened in the sandbox: server/seeds/sandbox-mark.ts.
INSERT INTO "sandbox_state" ("name", "value")
SELECT 'seeded', 'true'::jsonb
WHERE EXISTS (SELECT FROM "customer_accounts" WHERE "username" = 'operator@linka.example' AND "role" = 'OPERATOR')
ON CONFLICT DO NOTHING;
