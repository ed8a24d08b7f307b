-- The secret link of an inquiry sent without an account (docs/decisions/0402). Each mail carries one
-- of its own, so that only hashes are stored.
create table inquiry_link (
  token_hash bytea primary key,
  inquiry_id uuid not null references inquiry on delete cascade,
  expires_at timestamptz not null
);
create index inquiry_link_inquiry on inquiry_link (inquiry_id);
create index inquiry_link_expiry on inquiry_link (expires_at);
