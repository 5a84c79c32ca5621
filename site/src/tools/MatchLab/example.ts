/** The case the tool opens with; the page shows its outcome before the tool is loaded. */
export const exampleRules = `// ==UserScript==
// @name     Demo
// @match    https://shop.example:8443/*
// @include  *://*.shop.example/item/*
// @exclude  *://*.shop.example/admin*
// ==/UserScript==`;

export const exampleUrls = `https://shop.example/cart?id=3#top
https://www.shop.example/
https://www.shop.example/admin`;
