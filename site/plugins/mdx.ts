import {valueToEstree} from 'estree-util-value-to-estree';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';

type Props = Readonly<Record<string, unknown>>;

/** Props as attributes: a text as it is, any other value as an expression. */
export const attributes = (props: Props): MdxJsxAttribute[] =>
  Object.entries(props).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value:
      typeof value === 'string'
        ? value
        : {
            type: 'mdxJsxAttributeValueExpression',
            value: '',
            data: {
              estree: {
                type: 'Program',
                sourceType: 'module',
                body: [{type: 'ExpressionStatement', expression: valueToEstree(value)}],
              },
            },
          },
  }));

/** A component, as if it stood in the MDX of a page. */
export const component = (name: string, props: Props = {}): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: attributes(props),
  children: [],
});

/** The attributes of a component that are texts. */
export const textsOf = (
  node: MdxJsxFlowElement | MdxJsxTextElement,
): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries(
    node.attributes.flatMap((item) =>
      item.type === 'mdxJsxAttribute' && typeof item.value === 'string'
        ? [[item.name, item.value]]
        : [],
    ),
  );
