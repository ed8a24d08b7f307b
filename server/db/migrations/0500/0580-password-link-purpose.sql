-- Strangers cause links of one purpose, its owner waits for one of another: a new link ends only an
-- older one of its own purpose that was sent to the same mailbox.
alter table password_link add column purpose text, add column sent_to text;
-- Those of a forgotten password were valid for less than a day, the others for a week.
update password_link set
  purpose = case when expires_at - created_at < interval '1 day' then 'forgotten'
    else 'invitation' end,
  sent_to = coalesce(
    (select email from administrator where id = administrator_id),
    (select email from customer where id = customer_id),
    (select email from broker where id = broker_id));
alter table password_link
  alter column purpose set not null,
  alter column sent_to set not null,
  add constraint password_link_purpose_known
    check (purpose in ('invitation', 'forgotten', 'confirmation'));
drop index password_link_administrator, password_link_customer, password_link_broker;
create unique index password_link_administrator
  on password_link (administrator_id, purpose, sent_to) where administrator_id is not null;
create unique index password_link_customer on password_link (customer_id, purpose, sent_to)
  where customer_id is not null;
create unique index password_link_broker on password_link (broker_id, purpose, sent_to)
  where broker_id is not null;
