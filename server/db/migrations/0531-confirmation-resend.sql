-- Asked for again from within the account: counted apart from what registrations cause (0532).
alter table password_request add column is_resend boolean not null default false;
