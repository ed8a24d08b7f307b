-- Anybody can type anybody's address: nothing but the question goes there before its owner confirms
-- it, with the link in the e-mail or the code in the SMS (docs/decisions/0421).
alter table waitlist
  add column email_confirmed_at timestamptz,
  add column phone_confirmed_at timestamptz,
  -- When the question was sent last.
  add column asked_at timestamptz not null default now();

-- Those who were notified before need not confirm any more.
update waitlist set
  email_confirmed_at = case when email is not null then consented_at end,
  phone_confirmed_at = case when phone is not null then consented_at end
where told_at is not null;

alter table waitlist
  add constraint waitlist_confirmed_reachable check (
    (email_confirmed_at is null or email is not null)
    and (phone_confirmed_at is null or phone is not null)),
  add constraint waitlist_told_confirmed check (
    told_at is null or coalesce(email_confirmed_at, phone_confirmed_at) is not null);

drop index waitlist_waiting;
create index waitlist_waiting on waitlist (lower(city))
  where told_at is null and coalesce(email_confirmed_at, phone_confirmed_at) is not null;
create index waitlist_unconfirmed on waitlist (asked_at)
  where coalesce(email_confirmed_at, phone_confirmed_at) is null;
