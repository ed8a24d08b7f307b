create table review (
  id uuid primary key,
  broker_id uuid not null references broker on delete cascade,
  -- Without the person once an account is deleted: the stars stay counted.
  customer_id uuid references customer on delete set null,
  stars smallint not null check (stars between 1 and 5),
  text text not null default '',
  -- First name and initial, as they stood when it was written.
  author_name text not null,
  -- Whether it may be quoted on the home page.
  may_quote boolean not null default false,
  status text not null default 'pending' check (status in ('pending', 'published', 'rejected')),
  rejection_reason text,
  -- The broker's one public answer.
  answer text,
  answered_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  constraint review_once unique (broker_id, customer_id),
  constraint review_rejection_has_reason
    check ((status = 'rejected') = (rejection_reason is not null)),
  constraint review_answer_is_whole check ((answer is null) = (answered_at is null)),
  search_text text not null
  generated always as (lower(text || ' ' || author_name)) stored
);
create index review_published on review (broker_id, created_at desc, id desc)
  where status = 'published';
create index review_newest on review (created_at desc, id desc);
create index review_waiting on review (created_at, id) where status = 'pending';
create index review_quoted on review (decided_at desc)
  where status = 'published' and may_quote and stars >= 4;
create index review_customer on review (customer_id);
create index review_search on review using gin (search_text gin_trgm_ops);
create index review_status_newest on review (status, created_at desc, id desc);
create index review_stars on review (status) include (stars);

-- Of the inquiry that led to the visit: asked once for each.
create table visit_rating (
  inquiry_id uuid primary key references inquiry on delete cascade,
  stars smallint not null check (stars between 1 and 5),
  comment text,
  created_at timestamptz not null default now()
);
