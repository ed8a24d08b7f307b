-- When an administrator was last sent what can be decided about: a decision that names no state was
-- made on what they were sent. Rows are deleted after a day.
create table decision_view (
  administrator_id uuid not null references administrator (id) on delete cascade,
  target_id uuid not null,
  seen_at timestamptz not null default now(),
  primary key (administrator_id, target_id)
);
create index decision_view_seen_at on decision_view (seen_at);
