/*
 * The frame's policy closes every way to the network but one: no directive shuts off WebRTC. Its
 * constructors are taken away, and so are frames within the frame, which would bring them back.
 */

const connections = ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport'];
const nested = 'iframe, frame, object, embed';

/** Takes away what the policy cannot, and reports each frame that is removed. */
export function seal(onRemoved: () => void): void {
  for (const name of connections) {
    Object.defineProperty(window, name, {value: undefined, configurable: false});
  }
  // Observers run before the document of a new frame does.
  const observer = new MutationObserver((records) => {
    for (const {addedNodes} of records) for (const node of addedNodes) removeFrom(node, onRemoved);
  });
  const watch = (root: Node) => observer.observe(root, {childList: true, subtree: true});
  watch(document);
  const attachShadow = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    watch(root);
    return root;
  };
}

function removeFrom(node: Node, onRemoved: () => void): void {
  if (!(node instanceof Element)) return;
  const found = node.matches(nested) ? [node] : [...node.querySelectorAll(nested)];
  for (const element of found) {
    element.remove();
    onRemoved();
  }
}
