-- What one administrator asks for and another one approves (decision 0113).
create table approval_request (
  id uuid primary key,
  act text not null check (act in ('customer.erase', 'payment.refund', 'unmatched_payment.refund',
    'refund_limit.change')),
  -- The payment, customer or broker it is about; a refund limit has none of its own.
  target_id uuid not null,
  -- The record under which screens show it.
  subject_kind text,
  subject_id uuid,
  payload jsonb not null,
  -- The state it was asked for on; it runs on no other.
  seen jsonb not null,
  -- Null once the person it is about was erased.
  reason text check (reason <> ''),
  state text not null default 'open'
    check (state in ('open', 'approved', 'declined', 'withdrawn', 'expired')),
  asked_by uuid not null references administrator,
  asked_by_name text not null,
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  decided_by uuid references administrator,
  decided_by_name text,
  decision_reason text check (decision_reason <> ''),
  decided_at timestamptz,
  constraint approval_request_subject_whole check ((subject_kind is null) = (subject_id is null)),
  constraint approval_request_decision_whole check ((state = 'open') = (decided_at is null)
    and (decided_by is null) = (state in ('open', 'expired'))
    and (decided_by is null) = (decided_by_name is null)),
  constraint approval_request_second_person
    check (state not in ('approved', 'declined') or decided_by <> asked_by),
  constraint approval_request_by_asker check (state <> 'withdrawn' or decided_by = asked_by)
);
create unique index approval_request_one_open on approval_request (act, target_id)
  where state = 'open';
create index approval_request_newest on approval_request (state, asked_at desc, id desc);
create index approval_request_target on approval_request (target_id);
create index approval_request_subject on approval_request (subject_id)
  where subject_id is not null;
create index approval_request_asked_by on approval_request (asked_by);
create index approval_request_decided_by on approval_request (decided_by)
  where decided_by is not null;

-- Above which amount a refund needs two administrators: the last row counts, the others are
-- history.
create table refund_limit (
  id uuid primary key,
  -- Whole rupees.
  amount bigint not null check (amount >= 0),
  request_id uuid not null references approval_request,
  asked_by_name text not null,
  approved_by_name text not null,
  set_at timestamptz not null default now(),
  constraint refund_limit_once unique (request_id)
);

alter table notification drop constraint notification_kind_check,
  add constraint notification_kind_check
  check (kind in ('property', 'kyc', 'ticket', 'flag', 'payment', 'review', 'approval'));

-- The oldest first, however many wait: all of them do when the chain begins.
create index audit_unchained_oldest on audit_unchained (at, event_id);
