-- Anybody can ask for a link in another's name: a newer link for a forgotten password must not end
-- the one its owner is about to open. All of them end when one is used (end_password_link).
drop index password_link_administrator, password_link_customer, password_link_broker;
create unique index password_link_administrator
  on password_link (administrator_id, purpose, sent_to)
  where administrator_id is not null and purpose <> 'forgotten';
create unique index password_link_customer on password_link (customer_id, purpose, sent_to)
  where customer_id is not null and purpose <> 'forgotten';
create unique index password_link_broker on password_link (broker_id, purpose, sent_to)
  where broker_id is not null and purpose <> 'forgotten';
create index password_link_of_administrator on password_link (administrator_id);
create index password_link_of_customer on password_link (customer_id);
create index password_link_of_broker on password_link (broker_id);
