// Firefox before 121 has no :has(), with which the first question gives way to the card that the
// address names. It gets an attribute instead, until React takes over.
if (!CSS.supports('selector(:has(a))')) {
  const mark = (): void => {
    const named = document.getElementById(location.hash.slice(1));
    document.documentElement.toggleAttribute('data-doctor', named?.matches('[data-kind]') ?? false);
  };
  mark();
  addEventListener('hashchange', mark);
}
