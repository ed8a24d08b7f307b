-- How people rate what was done for them: a ticket by the link in its last mail, a visit in the
-- conversation with the broker.

alter table ticket
  add column stars smallint check (stars between 1 and 5),
  add column rating_comment text,
  add column rated_at timestamptz,
  -- It can be changed once.
  add column rating_changed_at timestamptz,
  add constraint ticket_rated check ((stars is null) = (rated_at is null));
create index ticket_rated on ticket (created_at desc, id desc) where stars is not null;

-- Of the inquiry that led to the visit: asked once for each.
create table visit_rating (
  inquiry_id uuid primary key references inquiry on delete cascade,
  stars smallint not null check (stars between 1 and 5),
  comment text,
  created_at timestamptz not null default now()
);
