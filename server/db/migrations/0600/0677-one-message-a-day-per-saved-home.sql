-- When somebody was last told of a saved home: a price that goes up and down is told once a day.
alter table saved_property add column told_at timestamptz;
