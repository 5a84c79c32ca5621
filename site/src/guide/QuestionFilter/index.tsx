import texts from '@scriptcat/content/texts/help/questions';
import FilterField from '@site/src/shell/FilterField';
import {narrow} from './narrow';

/** Narrows the questions below it on the page. Without it, all of them are there. */
export default function QuestionFilter() {
  return <FilterField texts={texts} narrow={narrow} />;
}
