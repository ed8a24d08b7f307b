-- The check searches every row for contact details; the import repeats it only for these lines, which
-- hold one or were refused. Null: not known, so all lines are searched.
alter table import_run add column contact_lines integer[];
