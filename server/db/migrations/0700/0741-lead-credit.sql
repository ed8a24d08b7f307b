-- How often and when a broker tried to reach the person of a lead in vain.
create table lead_try (
  id uuid primary key,
  lead_id uuid not null references lead on delete cascade,
  broker_id uuid not null references broker on delete cascade,
  outcome text not null check (outcome in ('no-answer', 'busy', 'switched-off', 'wrong-number')),
  tried_at timestamptz not null,
  -- The call that the product connected; null where the broker says so.
  relay_call_id uuid constraint lead_try_of_call unique references relay_call on delete set null,
  created_at timestamptz not null default now(),
  constraint lead_try_past check (tried_at <= created_at)
);
create index lead_try_lead on lead_try (lead_id, broker_id, tried_at);

-- Contact views that are given back to the plan of the broker, by rule (decision 0107). A row is
-- never deleted: one that an administrator reverses stays, so the view is not credited again.
create table lead_credit (
  id uuid primary key,
  broker_id uuid not null,
  lead_id uuid not null,
  constraint lead_credit_of_view foreign key (broker_id, lead_id) references contact_view
    on delete cascade,
  constraint lead_credit_once unique (broker_id, lead_id),
  -- The period whose contact views it adds to.
  subscription_id uuid not null references subscription,
  reason text not null check (reason in ('unreachable', 'wrong-number', 'repeated')),
  -- The tries that made the lead unreachable.
  tries integer,
  -- When the contact of the same person had been opened, for a repeated lead.
  earlier_at timestamptz,
  created_at timestamptz not null default now(),
  reversed_at timestamptz,
  reversed_by uuid references administrator,
  reversed_by_name text,
  reversal_reason text check (reversal_reason <> ''),
  constraint lead_credit_grounds check (
    (reason = 'unreachable') = (tries is not null) and coalesce(tries >= 3, true)
    and (reason = 'repeated') = (earlier_at is not null)),
  constraint lead_credit_reversal_whole check ((reversed_at is null) = (reversal_reason is null)
    and (reversed_at is null) = (reversed_by_name is null))
);
create index lead_credit_period on lead_credit (subscription_id);
create index lead_credit_newest on lead_credit (created_at desc, id desc);
