-- When brokers work. Who has none works from Monday to Saturday, 10:00 to 19:00, as the function
-- working_hours_of says. Clock times are minutes of a day in India.
create table working_schedule (
  broker_id uuid primary key references broker on delete cascade,
  version integer not null default 1
);

-- The weekly pattern; 1 is Monday (ISO 8601).
create table working_hours (
  broker_id uuid not null references working_schedule on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  opens smallint not null check (opens >= 0),
  closes smallint not null check (closes > opens and closes <= 1440),
  constraint working_hours_apart exclude using gist (
    uuid_range(broker_id, broker_id, '[]') with &&,
    int4range(weekday, weekday, '[]') with &&,
    int4range(opens, closes) with &&)
);

create table day_off (
  broker_id uuid not null references working_schedule on delete cascade,
  day date not null,
  primary key (broker_id, day)
);

-- What became of a conversation without a reply: its broker was reminded, and its seeker was
-- offered homes of other brokers. One row a conversation, so that each happens once.
create table unanswered_inquiry (
  inquiry_id uuid primary key references inquiry,
  reminded_at timestamptz,
  offered_at timestamptz
);

create table offered_home (
  inquiry_id uuid not null references unanswered_inquiry on delete cascade,
  property_id uuid not null references property on delete cascade,
  position smallint not null check (position between 1 and 3),
  primary key (inquiry_id, position),
  constraint offered_home_once unique (inquiry_id, property_id)
);
create index offered_home_property on offered_home (property_id);
-- The job looks at the inquiries of the last days alone.
create index inquiry_newest on inquiry (created_at);

-- Working hours without a reply after which a seeker is offered similar homes.
alter table message_setting add column unanswered_hours integer not null default 18
  check (unanswered_hours between 1 and 200);
