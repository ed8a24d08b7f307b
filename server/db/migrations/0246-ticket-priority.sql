-- Tickets of brokers whose plan has priority support when they write: answered within a day, and
-- before the others (docs/decisions/0247).
alter table ticket add column is_priority boolean not null default false;
create index ticket_priority on ticket (created_at) where is_priority and settled_at is null;
