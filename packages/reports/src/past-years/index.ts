export { pastYearsDocument } from './past-years-document.ts';
