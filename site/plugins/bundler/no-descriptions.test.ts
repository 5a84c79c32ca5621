import {expect, test} from 'vitest';
import noDescriptions from './no-descriptions.cjs';

test('notes for translators go, whatever stands around them', () => {
  const call = "translate({\n  id: 'a.b',\n  message: 'It\\'s',\n  description: \"A note\",\n});";
  expect(noDescriptions(call)).toBe("translate({\n  id: 'a.b',\n  message: 'It\\'s',\n});");
  expect(noDescriptions("translate({id: 'a', description: 'A note', message: 'B'})")).toBe(
    "translate({id: 'a', message: 'B'})",
  );
  expect(noDescriptions('<Translate id="a" description="A note" values={{b}}>C</Translate>')).toBe(
    '<Translate id="a" values={{b}}>C</Translate>',
  );
});

test('descriptions of anything else stay', () => {
  const code = 'const link = {id: \'a\', description: \'B\'}; <Card id="a" description="B" />';
  expect(noDescriptions(code)).toBe(code);
});
