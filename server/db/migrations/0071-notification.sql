-- What waits for an administrator, behind the bell.
create table notification (
  id uuid primary key,
  administrator_id uuid not null references administrator on delete cascade,
  kind text not null check (kind in ('property', 'kyc', 'ticket', 'flag')),
  title text not null,
  -- Where in the back office it leads to: /bb-admin/tickets/….
  link text not null check (link ~ '^/bb-admin/'),
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notification_newest on notification (administrator_id, created_at desc, id desc);
create index notification_unread on notification (administrator_id) where read_at is null;
create index notification_age on notification (created_at);
