-- Lists of customers by when they were last active: those who never were come last either way.
create index customer_active on customer (last_active_at, id);
create index customer_active_newest on customer (last_active_at desc nulls last, id desc);
