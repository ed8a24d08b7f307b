-- What a plan's limits count.

-- Whose telephone number and address a broker has opened: each person once.
create table contact_view (
  broker_id uuid not null references broker on delete cascade,
  lead_id uuid not null references lead on delete cascade,
  viewed_at timestamptz not null default now(),
  primary key (broker_id, lead_id)
);
create index contact_view_newest on contact_view (broker_id, viewed_at);
-- Whatever is on a broker's screen already was seen.
insert into contact_view (broker_id, lead_id, viewed_at)
select broker_id, id, first_asked_at from lead;

-- What a broker wants shown as premium, in the order it was marked. Kept when the plan ends, so that
-- it holds again when the plan is renewed.
create table premium_mark (
  property_id uuid primary key references property on delete cascade,
  broker_id uuid not null references broker on delete cascade,
  marked_at timestamptz not null default now()
);
create index premium_mark_broker on premium_mark (broker_id, marked_at, property_id);

-- Marked, live, and within the plan that holds today; follows premium_mark and the plan.
alter table property add column is_premium boolean not null default false;
create index property_premium on property (city_id, created_at desc, id desc) where is_live and is_premium;
