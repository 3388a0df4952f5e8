/**
 * @generated SignedSource<<18b56b41b3e4acb8d024529cff44a014>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NotRead_candidate$data = {
  readonly document: {
    readonly unread: {
      readonly reason: string;
    } | null | undefined;
  } | null | undefined;
  readonly unread: boolean;
  readonly " $fragmentType": "NotRead_candidate";
};
export type NotRead_candidate$key = {
  readonly " $data"?: NotRead_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"NotRead_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NotRead_candidate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unread",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Document",
      "kind": "LinkedField",
      "name": "document",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Unread",
          "kind": "LinkedField",
          "name": "unread",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "e2a63c2f7882890dfa6114b0355a0309";

export default node;
