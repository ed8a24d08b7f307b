-- What customers say of brokers who have answered them: once each, published after a look by a person.

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
  constraint review_rejection_has_reason check ((status = 'rejected') = (rejection_reason is not null)),
  constraint review_answer_is_whole check ((answer is null) = (answered_at is null))
);
create index review_published on review (broker_id, created_at desc, id desc) where status = 'published';
create index review_newest on review (created_at desc, id desc);
create index review_waiting on review (created_at, id) where status = 'pending';
create index review_quoted on review (decided_at desc) where status = 'published' and may_quote and stars >= 4;
create index review_customer on review (customer_id);

-- How many published reviews the rating rests on: both are always what the reviews say.
alter table broker add column review_count integer not null default 0 check (review_count >= 0);

create function rate_broker() returns trigger language plpgsql as $$
begin
  -- Locked by a statement of its own: the next one then sees what a decision just before has done.
  perform from broker where id = coalesce(new.broker_id, old.broker_id) for update;
  update broker set (rating, review_count) = (
    select coalesce(round(avg(stars), 2), 0), count(*) from review
    where broker_id = coalesce(new.broker_id, old.broker_id) and status = 'published')
  where id = coalesce(new.broker_id, old.broker_id);
  return null;
end
$$;
create trigger review_rates
  after insert or delete or update of stars, status on review
  for each row execute function rate_broker();

create trigger review_version before update on review
  for each row execute function count_version();

alter table notification
  drop constraint notification_kind_check,
  add constraint notification_kind_check
    check (kind in ('property', 'kyc', 'ticket', 'flag', 'payment', 'review'));
