-- Who did what, to what, from what to what. Append-only: the trigger refuses everything else.
create table audit_event (
  id uuid primary key,
  at timestamptz not null default now(),
  actor_realm text check (actor_realm in ('administrator', 'customer', 'broker')),
  actor_id uuid,
  actor_name text not null,
  act text not null,
  target_kind text not null,
  target_id uuid,
  before jsonb,
  after jsonb,
  address text,
  request_id text,
  -- The role somebody acted in: roles change afterwards, what was done with them does not.
  actor_role text check (actor_role in ('superadmin', 'admin', 'moderator'))
);
create index audit_event_target on audit_event (target_kind, target_id, at desc);
create index audit_event_newest on audit_event (at desc, id desc);
-- One's own acts, newest first.
create index audit_event_actor on audit_event (actor_id, at desc, id desc)
  where actor_id is not null;
create index audit_event_actor_customer on audit_event (actor_id) where actor_realm = 'customer';
-- One kind of thing, newest first; and parts of words, whatever stands around them.
create index audit_event_kind on audit_event (target_kind, at desc, id desc);
create index audit_event_words on audit_event using gin (audit_words(actor_name, act) gin_trgm_ops);
