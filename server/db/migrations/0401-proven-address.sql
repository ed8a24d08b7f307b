-- A mailbox can be proven, a telephone number here never is (docs/decisions/0401): accounts that have
-- not proven their address neither keep its owner out nor show who has an account.
alter table customer drop constraint customer_email_taken, drop constraint customer_phone_taken;
create unique index customer_email_taken on customer (email) where is_verified;
create index customer_email on customer (email);
create index customer_phone on customer (phone);

alter table broker add column is_email_verified boolean not null default false;
update broker set is_email_verified = true where kyc_status = 'verified';
alter table broker drop constraint broker_email_taken, drop constraint broker_phone_taken;
create unique index broker_email_taken on broker (email) where is_email_verified;
-- A moderator looks at who a broker is: of those, each number is one broker's.
create unique index broker_phone_taken on broker (phone) where kyc_status = 'verified';
create index broker_email on broker (email);
create index broker_phone on broker (phone);

-- With an account: its address is to be confirmed. Without: somebody forgot the password of a name.
alter table password_request add column account_id uuid;
