/*
 * The part of react-helmet-async that a page in the browser needs: keeps the title, the tags of the
 * head and the attributes of <html> and <body> as the components on the page ask for them. The
 * server writes the first head with the real one.
 */
import {
  Children,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useState,
} from 'react';

type Props = Readonly<Record<string, unknown>>;
type Tag = ReactElement<Props, string>;

/** What the components on the page ask for, by the order in which they came to be. */
const wishes = new Map<number, readonly Tag[]>();
let count = 0;
let isWaiting = false;
/** The attributes that the last update gave to the roots. */
const given: Record<'html' | 'body', readonly string[]> = {html: [], body: []};

const mark = 'data-rh';
const attributeNames: Readonly<Record<string, string>> = {
  className: 'class',
  httpEquiv: 'http-equiv',
};
const metaKeys = ['charSet', 'httpEquiv', 'itemProp', 'name', 'property'];

/** Children as a flat list of tags. */
function tagsOf(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{children?: ReactNode}>(child)) return [];
    return child.type === Fragment ? tagsOf(child.props.children) : [child as Tag];
  });
}

/** What a tag is about: of two about the same, the one of the later component counts. */
function nameOf({type, props}: Tag): string {
  if (type === 'link') return `link ${props.rel === 'canonical' ? props.rel : props.href}`;
  const key = type === 'meta' ? metaKeys.find((name) => name in props) : undefined;
  return key ? `${key} ${props[key]}` : `${type} ${props.src ?? props.children}`;
}

const isInHead = ({type}: Tag) => !/^(?:title|html|body)$/.test(type);

const textOf = ({props}: Tag) => [props.children ?? ''].flat().join('');

function setAttributes(element: Element, props: Props): void {
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children' || value === undefined || value === null) continue;
    element.setAttribute(attributeNames[name] ?? name, String(value));
  }
}

function elementOf(tag: Tag): Element {
  const element = document.createElement(tag.type);
  element.setAttribute(mark, 'true');
  setAttributes(element, tag.props);
  element.textContent = textOf(tag);
  return element;
}

const inOrder = () => [...wishes].sort(([a], [b]) => a - b).map(([, tags]) => tags);

/** Without what a later component says anew; one component may say a thing more than once. */
function wantedTags(): Tag[] {
  const said = new Set<string>();
  const wanted: Tag[] = [];
  for (const tags of inOrder().reverse()) {
    const fresh = tags.filter((tag) => isInHead(tag) && !said.has(nameOf(tag)));
    for (const tag of fresh) said.add(nameOf(tag));
    wanted.unshift(...fresh);
  }
  return wanted;
}

function update(): void {
  isWaiting = false;
  const title = inOrder()
    .flat()
    .findLast(({type}) => type === 'title');
  if (title) document.title = textOf(title);
  const superfluous = new Set(document.head.querySelectorAll(`[${mark}]:not(title)`));
  for (const element of wantedTags().map(elementOf)) {
    const present = [...superfluous].find((candidate) => candidate.isEqualNode(element));
    if (present) superfluous.delete(present);
    else document.head.append(element);
  }
  for (const element of superfluous) element.remove();
  updateRoot('html', document.documentElement);
  updateRoot('body', document.body);
}

function updateRoot(type: 'html' | 'body', element: Element): void {
  const props: Props = Object.assign(
    {},
    ...inOrder().flatMap((tags) => tags.filter((tag) => tag.type === type).map((tag) => tag.props)),
  );
  for (const name of given[type]) {
    if (!(name in props)) element.removeAttribute(attributeNames[name] ?? name);
  }
  setAttributes(element, props);
  given[type] = Object.keys(props);
}

/** Once for all components that come and go together. */
function updateSoon(): void {
  if (isWaiting) return;
  isWaiting = true;
  queueMicrotask(update);
}

export function Helmet({children}: {children?: ReactNode}) {
  const [order] = useState(() => count++);
  useLayoutEffect(() => {
    wishes.set(order, tagsOf(children));
    updateSoon();
  });
  useLayoutEffect(
    () => () => {
      wishes.delete(order);
      updateSoon();
    },
    [order],
  );
  return null;
}

export function HelmetProvider({children}: {children: ReactNode}) {
  return children;
}
