-- What was asked without an account is found by its address when a mailbox is proven (0402).
create index inquiry_unclaimed on inquiry (email) where customer_id is null and email is not null;
