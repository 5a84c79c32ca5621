import {describe, expect, test} from 'vitest';
import {translateTexts} from './texts.cjs';

const messages = {a: "It's {b}"};
const translated = (source: string) => translateTexts(source, messages).text;

describe('texts', () => {
  test.each([
    [
      "translate({id: 'a', message: '它 {b}', description: 'c'})",
      `translate({id: 'a', message: "It's {b}", })`,
    ],
    [
      "translate(\n  {description: \"c\", id: 'z', message: '中'},\n  {d},\n)",
      "translate(\n  { id: 'z', message: '中'},\n  {d},\n)",
    ],
    [
      '<Translate id="a" description="c" values={{b: d}}>\n  它\n</Translate>',
      `<Translate id="a"  values={{b: d}}>{"It's {b}"}</Translate>`,
    ],
    [
      `<Translate\n  id="a"\n  description={'c'}>{'它 {b}'}</Translate>`,
      `<Translate\n  id="a"\n  >{"It's {b}"}</Translate>`,
    ],
    ['<Translate id="z" description="c">中</Translate>', '<Translate id="z" >中</Translate>'],
  ])('%s', (source, wanted) => {
    expect(translated(source)).toBe(wanted);
  });

  test.each([
    `const page = {id: 'a', message: 'b', description: 'c'}`,
    `<Layout description="a"><Translate id="b">c</Translate></Layout>`,
    `translate({id: b, message: c})`,
    `useTranslate({id: 'a', description: 'b'})`,
  ])('%s stays as it is', (source) => {
    expect(translated(source)).toBe(source);
  });
});
