export const calendarTexts = {
  openCalendar: 'Calendar',
  previousMonth: 'Previous',
  nextMonth: 'Next',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousDecade: 'Previous decade',
  nextDecade: 'Next decade',
  month: 'Month',
  year: 'Year',
};
