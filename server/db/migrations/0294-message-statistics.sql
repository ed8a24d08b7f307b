-- How many messages hold a name is guessed from a sample of texts; of a hundred, one in thirty may well be
-- missed, and then all that hold it were read to find a page of twenty (docs/decisions/0291).
alter table message alter column search_text set statistics 500;
analyze message;
