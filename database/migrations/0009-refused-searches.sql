-- Terms that editors never want to see among the popular searches.
alter table popular_choice
  drop constraint popular_choice_kind_check,
  add constraint popular_choice_kind_check check (kind in ('search', 'article', 'refused'));

-- What is shown is looked up among the counts themselves, beside what is refused.
drop view search_popularity;
