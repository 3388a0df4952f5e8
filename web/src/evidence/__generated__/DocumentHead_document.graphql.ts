/**
 * @generated SignedSource<<4464d84ed21df0ba7ebd150abe310b2a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DocumentHead_document$data = {
  readonly fileName: string;
  readonly format: string | null | undefined;
  readonly originalPath: string | null | undefined;
  readonly pages: number | null | undefined;
  readonly sizeBytes: number;
  readonly " $fragmentType": "DocumentHead_document";
};
export type DocumentHead_document$key = {
  readonly " $data"?: DocumentHead_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentHead_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentHead_document",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "format",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sizeBytes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pages",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "originalPath",
      "storageKey": null
    }
  ],
  "type": "Document",
  "abstractKey": null
};

(node as any).hash = "67e81aa8166a4e2e3ac1d3c110e7c71b";

export default node;
