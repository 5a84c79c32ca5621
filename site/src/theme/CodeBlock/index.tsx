export {default} from '@site/src/reference/CodeBlock';
