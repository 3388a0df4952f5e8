/**
 * @generated SignedSource<<d4ed73e629f707acb2fcc38cf3f07a91>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UploadView_project$data = {
  readonly candidateCount: number;
  readonly internalId: string;
  readonly requirements: {
    readonly id: string;
  } | null | undefined;
  readonly title: string;
  readonly " $fragmentType": "UploadView_project";
};
export type UploadView_project$key = {
  readonly " $data"?: UploadView_project$data;
  readonly " $fragmentSpreads": FragmentRefs<"UploadView_project">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UploadView_project",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "internalId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "candidateCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Requirements",
      "kind": "LinkedField",
      "name": "requirements",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};

(node as any).hash = "1286849e8b0ef21681934965a11f9c23";

export default node;
