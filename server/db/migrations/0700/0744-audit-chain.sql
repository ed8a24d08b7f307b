-- The audit log as a chain of hashes (decision 0112): each committed event, in the order in which
-- it was chained. No foreign key: what was removed in spite of the triggers leaves its entry.
create table audit_chain (
  -- From 1, without a gap.
  number bigint primary key check (number > 0),
  event_id uuid not null,
  chained_at timestamptz not null,
  -- Of the commitment to what an erasure removes; an erasure removes it too.
  salt bytea check (length(salt) = 16),
  commitment bytea not null check (length(commitment) = 32),
  hash bytea not null check (length(hash) = 32),
  constraint audit_chain_event unique (event_id)
);

-- Events that the chain does not hold yet; functions/audit.sql puts all earlier ones in.
create table audit_unchained (
  event_id uuid primary key,
  at timestamptz not null
);
